import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ConsentRequest } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, signInPath, signOut } from 'shared-state'
import { Avatar, Button, Cluster, color, Meta, radius, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ScopeList } from '../scopes/ScopeList.tsx'
import { signInTranslations } from '../signInTranslations.ts'
import { AskingApp } from './AskingApp.tsx'

interface ConsentPanelProps {
	request: ConsentRequest
	/** The path that another account comes back to. */
	path: string
	warning?: ReactNode
	/** Sends the answer; the buttons are off until it settles. */
	onAnswer: (isAllowed: boolean) => Promise<void>
}

/** What an app asks the member to allow: who asks, as whom, for what, and the answers. */
export function ConsentPanel({ request, path, warning, onAnswer }: ConsentPanelProps) {
	const t = useTranslations(signInTranslations)
	const [sent, setSent] = useState<boolean>()
	const { app, scopes, returnsTo, isKnown } = request

	async function answer(isAllowed: boolean) {
		setSent(isAllowed)
		await onAnswer(isAllowed)
		setSent(undefined)
	}

	return (
		<>
			<AskingApp app={app} returnsTo={returnsTo} />
			<OwnAccount path={path} />
			{warning}
			{isKnown && <p>{t('authorize.known')}</p>}
			<Stack $gap={2}>
				<h2>{t('authorize.may')}</h2>
				<ScopeList scopes={scopes} />
			</Stack>
			<Meta as="p">{t('authorize.never')}</Meta>
			<Stack $gap={2}>
				<Button
					variant="primary"
					size="lg"
					wide
					loading={sent === true}
					disabled={sent !== undefined}
					onClick={() => void answer(true)}
				>
					{t(isKnown ? 'authorize.continue' : 'authorize.allow')}
				</Button>
				<Button
					size="lg"
					wide
					loading={sent === false}
					disabled={sent !== undefined}
					onClick={() => void answer(false)}
				>
					{t('authorize.refuse')}
				</Button>
			</Stack>
			{returnsTo !== null && <Meta as="p">{t('authorize.returns', { host: returnsTo })}</Meta>}
		</>
	)
}

const Box = styled(Cluster)`
	padding: ${space[3]};
	border-radius: ${radius.md};
	background: ${color.raised};
	strong { display: block; overflow-wrap: anywhere; }
`

/** The account that answers, and a button to another one, which comes back to the path. */
function OwnAccount({ path }: { path: string }) {
	const t = useTranslations(signInTranslations)
	const navigate = useNavigate()
	const session = useStore($session)
	if (session.state === 'visitor') return null

	function switchAccount() {
		void signOut()
		void navigate(signInPath(path))
	}

	return (
		<Box $between $gap={3}>
			<Cluster $gap={3}>
				<Avatar name={session.username} url={session.member?.avatarUrl} size={40} />
				<div>
					<Meta>{t('authorize.as')}</Meta>
					<strong>{session.username}</strong>
				</div>
			</Cluster>
			<Button variant="quiet" size="sm" onClick={switchAccount}>
				{t('authorize.switch')}
			</Button>
		</Box>
	)
}
