import { type FormEvent, useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { INVITATION_LINK_MAX_LENGTH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import { viewPath } from '../view/messagesView.ts'
import { joinByLink } from './joinByLink.ts'
import { PublicGroupList } from './PublicGroupList.tsx'

const Form = styled.form`
	display: flex;
	align-items: end;
	gap: ${space[2]};
	margin-bottom: ${space[6]};
`

/** Joins a group by link or id, or one of the public groups. */
export function JoinGroupDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const [link, setLink] = useState('')
	const [isBusy, start] = useTransition()
	const goTo = (groupId: string) => navigate(viewPath({ at: 'group', groupId }), { replace: true })

	async function join() {
		const groupId = await joinByLink(link)
		if (groupId !== undefined) await goTo(groupId)
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		start(join)
	}

	return (
		<Dialog open onClose={onClose} size="lg" title={t('messages.join.title')} closeLabel={shared('action.close')}>
			<Form onSubmit={submit} noValidate>
				<TextField
					label={t('messages.join.link')}
					placeholder={t('messages.join.link.placeholder')}
					maxLength={INVITATION_LINK_MAX_LENGTH}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					value={link}
					onChange={(event) => setLink(event.target.value)}
				/>
				<Button variant="primary" type="submit" loading={isBusy}>
					{t('messages.join.submit')}
				</Button>
			</Form>
			<PublicGroupList onJoined={(groupId) => void goTo(groupId)} />
		</Dialog>
	)
}
