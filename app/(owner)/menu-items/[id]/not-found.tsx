import MenuItemNotFound from '@/app/(shop)/menu-items/[id]/not-found'

export default MenuItemNotFound
