import { useEffect } from 'react'

/** Gives the tab a title that follows the screen. The framework may write its own one late, so it is watched. */
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
