import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { simpleParser } from 'mailparser'

type SentMail = { subject: string; text: string }

/** The mails to an address that the server has written to files, oldest first. */
async function mailsTo(address: string): Promise<SentMail[]> {
  const folder = process.env.MAIL_FOLDER ?? ''
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.toSorted().map((file) => simpleParser(readFileSync(path.join(folder, file)))))
  return mails
    .filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some((one) => one.address === address)))
    .map(({ subject = '', text = '' }) => ({ subject, text }))
}

/** Waits for the newest mail with this subject to an address; returns its text. */
export async function mailTo(address: string, subject: string): Promise<string> {
  let text: string | undefined
  await expect(async () => {
    text = (await mailsTo(address)).findLast((mail) => mail.subject === subject)?.text
    expect(text).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return text ?? ''
}

/** The address of the link to a path in the text of a mail. */
export function linkIn(text: string, to: string): string {
  return new RegExp(`https?://\\S+(${to}\\S*)`).exec(text)?.[1] ?? ''
}
