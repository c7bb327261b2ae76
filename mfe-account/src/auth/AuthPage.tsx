import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { LanguageMenu, languageName } from 'shared-composition/language'
import { useLocale, useTranslations } from 'shared-i18n'
import { $session, pathAfterSignIn, signOut } from 'shared-state'
import { Button, GlobeIcon, LinkButton, Page, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { Clock } from './Clock.tsx'
import { DiscordCallback } from './discord/DiscordCallback.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { signInTranslations } from './signInTranslations.ts'

const Foot = styled.footer`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[3]};
	font-size: ${size.sm};
	> a { padding-block: ${space[2]}; }
	> :last-child { margin-inline-end: calc(-1 * ${space[3]}); }
`

/** Sign-in and registration; with a `reset` token, the choice of a new password. */
export function AuthPage() {
	const t = useTranslations(signInTranslations)
	const [search] = useSearchParams()
	const token = search.get('reset')
	const state = search.get('state')
	const session = useStore($session)
	// The form stays mounted during the sign-in, until the navigation.
	const [isSigningIn, setIsSigningIn] = useState(false)
	const [signOuts, setSignOuts] = useState(0)
	const isMember = session.state === 'member'
	// A sign-out before that navigation ends finds the form as at first.
	useEffect(() => {
		if (!isMember) return
		return () => {
			setIsSigningIn(false)
			setSignOuts((count) => count + 1)
		}
	}, [isMember])

	return (
		<Page>
			<title>{`${t('auth.title')} · Niouka`}</title>
			<AuthLayout clock={<Clock />}>
				<Stack $gap={4}>
					{state !== null ? (
						<DiscordCallback code={search.get('code') ?? undefined} state={state} />
					) : token ? (
						<>
							<h1>{t('recover.choose')}</h1>
							<ResetPasswordForm token={token} />
						</>
					) : session.state === 'member' && !isSigningIn ? (
						<AlreadySignedIn name={session.username} />
					) : (
						<AuthTabs key={signOuts} onSigningIn={setIsSigningIn} />
					)}
					<Foot>
						<Link to="/">{t('auth.home')}</Link>
						<LanguageChoice />
					</Foot>
				</Stack>
			</AuthLayout>
		</Page>
	)
}

/** Names the language of the page, and opens the menu of languages. */
function LanguageChoice() {
	const t = useTranslations(signInTranslations)
	const current = useLocale()
	return (
		<LanguageMenu
			label={t('auth.language')}
			button={(trigger) => (
				<Button variant="quiet" size="sm" {...trigger}>
					<GlobeIcon size={16} />
					{languageName(current)}
				</Button>
			)}
		/>
	)
}

/** The sign-in page for a member who is signed in already: continue, or switch accounts. */
function AlreadySignedIn({ name }: { name: string }) {
	const t = useTranslations(signInTranslations)
	const { search } = useLocation()
	return (
		<>
			<h1>{t('auth.signedIn')}</h1>
			<p>{t('auth.signedInAs', { name })}</p>
			<Stack $gap={2}>
				<LinkButton variant="primary" size="lg" wide to={pathAfterSignIn(search)}>
					{t('auth.continue', { name })}
				</LinkButton>
				<Button wide onClick={() => void signOut()}>
					{t('auth.another')}
				</Button>
			</Stack>
		</>
	)
}
