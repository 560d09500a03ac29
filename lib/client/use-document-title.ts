import { useEffect } from 'react'

/** Sets the tab's title. The framework may write its own title late, so the title is watched. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title
    }
    write()
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => watcher.disconnect()
  }, [title])
}
