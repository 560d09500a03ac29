import type { Metadata } from 'next'
import { managedMenuItem } from '@/app/menu-item'
import { DeleteMenuItem } from '@/components/menu/delete-menu-item'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'

export const metadata: Metadata = {
  title: 'Delete a menu item',
  description: 'Take a dish off the menu of your restaurant.',
}

/** Asks the owner to confirm the deletion of a menu item (spec §2.1, §6.1). */
export default async function DeleteMenuItemPage({ params }: PageProps<'/menu-items/[id]/delete'>) {
  const { id } = await params
  const { item, menuHref } = await managedMenuItem(id, 'delete')
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title={`Delete ${item.name}?`} back={{ href: menuHref, label: `Menu of ${item.restaurant.name}` }} />
      <Card className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <Picture src={item.foodImage} alt="" sizes="6rem" className="size-24 shrink-0 rounded-md" />
          <div className="min-w-0">
            <p className="break-words font-bold text-base">{item.name}</p>
            <p className="line-clamp-2 text-ink-soft text-sm">{item.description}</p>
            <Price cents={item.priceCents} className="font-semibold text-sm" />
          </div>
        </div>
        <p className="text-base text-ink-soft">
          It leaves the menu and everybody’s favorites. Past orders keep it. This cannot be undone.
        </p>
        <DeleteMenuItem id={item.id} name={item.name} menuHref={menuHref} />
      </Card>
    </Container>
  )
}
