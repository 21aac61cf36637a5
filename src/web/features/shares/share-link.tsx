import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CHANNEL_ART } from './channel-art.tsx'
import { CHANNELS } from './channels.ts'
import { LINK_COPIED, LINK_NOT_COPIED } from './messages.ts'
import styles from './share-link.module.css'

const NOTE_MS = 2_000

/** The link and the ways to send it. */
export function ShareLink({ link, text }: { link: string; text: string }) {
  const field = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  // A new object each time: copying again starts the two seconds anew.
  const [note, setNote] = useState<{ text: string } | null>(null)
  const isCopied = note?.text === LINK_COPIED
  // On the smallest phones the sheet is longer than the screen.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'end' })
  }, [note])
  useEffect(() => {
    if (note?.text !== LINK_COPIED) return
    const timer = setTimeout(() => setNote(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])
  const copy = async () =>
    setNote({ text: (await copyText(link, field.current)) ? LINK_COPIED : LINK_NOT_COPIED })

  return (
    <section ref={section} className={styles.link} aria-label="Send the link">
      <ul className={styles.channels}>
        {CHANNELS.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href(text, link)} target="_blank" rel="noopener noreferrer" className={styles.channel}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {CHANNEL_ART[id]}
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.copy}>
        <input
          ref={field}
          readOnly
          value={link}
          aria-label="Link"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} Copy link
        </Button>
      </div>
      <p className={styles.note} role="status">
        {note?.text}
      </p>
    </section>
  )
}

/** Without https there is no clipboard to write to: then the field's own selection is copied. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}
