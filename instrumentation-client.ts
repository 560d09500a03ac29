import { z } from 'zod'

// Next runs this in the browser before any other code of the project. Zod would test whether it may compile code from
// text, which the content security policy blocks and reports each time.
z.config({ jitless: true })
