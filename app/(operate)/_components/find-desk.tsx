import type { ReactNode } from 'react'
import { LineSearch, type LineSearchProps } from '@/components/operate/line-search'
import { OperateDesk, type OperatePath } from '@/components/operate/operate-desk'
import { requireOperator } from './operator'

type Screen = Omit<LineSearchProps, 'action' | 'line'> & { path: OperatePath; searchParams: Promise<{ q?: unknown }> }

/** A screen that finds things by the line in its address. */
export async function findDesk(
  { path, searchParams, ...search }: Screen,
  find: (line: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  const user = await requireOperator()
  const { q } = await searchParams
  const line = typeof q === 'string' ? q : ''
  const list = await find(line)
  return (
    <OperateDesk current={path} email={user.email}>
      <LineSearch {...search} action={path} line={line} />
      {list}
    </OperateDesk>
  )
}
