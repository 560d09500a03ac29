'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

export default ErrorScreen
