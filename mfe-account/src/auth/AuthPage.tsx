import { useStore } from '@nanostores/react'
import { Link, useSearchParams } from 'react-router-dom'
import { useWords } from 'shared-i18n'
import { $session, signOut } from 'shared-state'
import { Button, Page, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { DiscordReturn } from '../discord/DiscordReturn.tsx'
import { words } from '../words.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthTabs } from './AuthTabs.tsx'
import { Clock } from './Clock.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ResetForm } from './ResetForm.tsx'

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

/** Sign-in and registration; with the link of a recovery, the choice of another password. */
export function AuthPage() {
	const t = useWords(words)
	const [search] = useSearchParams()
	const token = search.get('reset')
	const state = search.get('state')

	return (
		<Page>
			<title>{`${t('auth.title')} · Niouka`}</title>
			<AuthLayout clock={<Clock />}>
				<Stack $gap={4}>
					{state === null && <SignedInNote />}
					{state !== null ? (
						<DiscordReturn code={search.get('code') ?? undefined} state={state} />
					) : token ? (
						<>
							<h1>{t('recover.choose')}</h1>
							<ResetForm token={token} />
						</>
					) : (
						<AuthTabs />
					)}
					<Foot>
						<Link to="/">{t('auth.home')}</Link>
						<LanguageMenu />
					</Foot>
				</Stack>
			</AuthLayout>
		</Page>
	)
}

function SignedInNote() {
	const t = useWords(words)
	const session = useStore($session)
	if (session.state !== 'member') return null
	return (
		<Stack $gap={2}>
			<p>{t('auth.signedInAs', { name: session.username })}</p>
			<Button onClick={() => void signOut()}>{t('auth.signOut')}</Button>
		</Stack>
	)
}
