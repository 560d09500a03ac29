/** npm run mail: lists the mails that were written to files, newest first, and shows the text of the last one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { loadEnvironment } from './setup/environment.mjs'
import { messageOf, ROOT } from './setup/processes.mjs'

const LISTED = 20

async function main(): Promise<void> {
  loadEnvironment()
  const folder = path.resolve(ROOT, process.env.MAIL_FOLDER || path.join('.data', 'mail'))
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  const newest = files.toSorted().reverse().slice(0, LISTED)
  const mails = await Promise.all(newest.map((file) => simpleParser(readFileSync(path.join(folder, file)))))
  const [last] = mails
  if (!last) {
    console.log(`There are no mails in ${folder}${process.env.SMTP_URL ? ', since SMTP_URL is set' : ' yet'}.`)
    return
  }
  for (const [index, { to, subject }] of mails.entries()) {
    console.log(`${newest[index]}  ${[to ?? []].flat().map(({ text }) => text)}  ${subject}`)
  }
  console.log(`\n${last.subject}\n\n${last.text?.trim()}\n\n${path.join(folder, newest[0] ?? '')}`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
