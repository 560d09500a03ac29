import { z } from 'zod'

// Next runs this in the browser before anything else of ours. Zod would try out whether it may turn text into code, which the
// policy of the page stops and notes each time.
z.config({ jitless: true })
