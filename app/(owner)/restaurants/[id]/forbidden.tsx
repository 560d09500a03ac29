import Forbidden from '@/app/(shop)/forbidden'

export default Forbidden
