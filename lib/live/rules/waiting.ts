/** '2 new orders, 1 request for help'; '' when nothing waits. */
export function waitingText({ orders, requests }: { orders: number; requests: number }): string {
  const text = (count: number, one: string, many: string) =>
    count === 1 ? `1 ${one}` : count > 1 && `${count} ${many}`
  const parts = [text(orders, 'new order', 'new orders'), text(requests, 'request for help', 'requests for help')]
  return parts.filter(Boolean).join(', ')
}
