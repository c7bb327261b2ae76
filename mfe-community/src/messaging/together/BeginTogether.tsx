import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { INVITATION_LINK_MAX_LENGTH, invitationCode } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, signInPath } from 'shared-state'
import { Button, LinkButton, Meta, Panel, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { beginTogether, TOGETHER_PATH } from './beginTogether.ts'
import { togetherTranslations } from './togetherTranslations.ts'

/** Begins a room, or leads to one by its link or code. */
export function BeginTogether() {
	const t = useTranslations(togetherTranslations)
	const navigate = useNavigate()
	const titleId = useId()
	const isMember = useStore($session).state === 'member'
	const [typed, setTyped] = useState('')
	const [isBusy, start] = useTransition()
	const code = invitationCode(typed)

	const begin = () =>
		start(async () => {
			const outcome = await beginTogether(null)
			if (showOutcome(outcome, t('together.begun')) && outcome.state === 'done') await navigate(outcome.answer)
		})
	function enter(event: FormEvent) {
		event.preventDefault()
		if (code !== '') void navigate(`${TOGETHER_PATH}/${encodeURIComponent(code)}`)
	}

	return (
		<Stack $gap={6}>
			{isMember ? (
				<Button variant="primary" size="lg" wide loading={isBusy} onClick={begin}>
					{t('together.begin')}
				</Button>
			) : (
				<Stack $gap={2}>
					<LinkButton variant="primary" size="lg" wide to={signInPath(TOGETHER_PATH)}>
						{t('together.signIn')}
					</LinkButton>
					<Meta as="p">{t('together.signIn.text')}</Meta>
				</Stack>
			)}
			<Panel as="section" aria-labelledby={titleId}>
				<form onSubmit={enter}>
					<Stack>
						<h2 id={titleId}>{t('together.code.title')}</h2>
						<TextField
							label={t('together.code')}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={INVITATION_LINK_MAX_LENGTH}
							value={typed}
							onChange={(event) => setTyped(event.target.value)}
						/>
						<div>
							<Button type="submit" disabled={code === ''}>
								{t('together.enter')}
							</Button>
						</div>
					</Stack>
				</form>
			</Panel>
		</Stack>
	)
}
