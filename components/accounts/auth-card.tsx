import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { Divider } from '@/components/ui/divider'
import { HOME_PATH } from '@/lib/accounts/rules/next-path'
import { TEXTS } from '@/lib/contract/texts'
import { CredentialForm } from './credential-form'
import { GuestButton } from './quick-entries'

const WORDS = {
  login: { title: 'Welcome back', other: 'New to Plateful?', otherLabel: 'Sign up', otherPath: '/signup' },
  signup: {
    title: 'Create your account',
    other: 'Already have an account?',
    otherLabel: 'Log in',
    otherPath: '/login',
  },
}

type AuthCardProps = { mode: 'login' | 'signup'; next: string; children?: ReactNode }

/** The shared part of the login and signup screens: the form, a link to the other screen, and guest entry. */
export function AuthCard({ mode, next, children }: AuthCardProps) {
  const { title, other, otherLabel, otherPath } = WORDS[mode]
  const query = next === HOME_PATH ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <div className="flex-1 bg-hero py-8 sm:py-16">
      <Container width="sm">
        {/* A suspended person sees nothing else, nor does an operator who is asked for the code. */}
        <Card pad="p-5 sm:p-8" className="shadow-soft [&:has([data-alone])>:not(:has([data-alone]))]:hidden">
          <h1 className="font-extrabold text-2xl">{title}</h1>
          {mode === 'login' && next !== HOME_PATH && <p className="mt-1 text-ink-soft">{TEXTS.loginRequired}</p>}
          <div className="mt-6 has-[[data-alone]]:mt-0">
            <CredentialForm mode={mode} next={next} />
          </div>
          {mode === 'login' && (
            <p className="mt-2 text-center text-sm">
              <Link
                href="/forgot"
                prefetch={false}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                Forgot password?
              </Link>
            </p>
          )}
          <p className="mt-1 text-center text-ink-soft text-sm">
            {other}{' '}
            <Link
              href={`${otherPath}${query}`}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              {otherLabel}
            </Link>
          </p>
          <Divider label="or" />
          <GuestButton next={next} wide size="lg" />
          {children}
        </Card>
      </Container>
    </div>
  )
}
