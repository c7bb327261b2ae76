import { type FormEvent, useRef, useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { GROUP_NAME_MAX_LENGTH } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Switch, TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { messageTranslations } from '../messageTranslations.ts'
import { viewPath } from '../view/messagesView.ts'
import { createGroup } from './groupActions.ts'

/** Creates a group and opens it. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const field = useRef<HTMLInputElement>(null)
	const [name, setName] = useState('')
	const [isPrivate, setPrivate] = useState(false)
	const [isBusy, start] = useTransition()

	async function create() {
		const { outcome, id } = await createGroup({ name: name.trim(), description: '', isPublic: !isPrivate })
		if (showOutcome(outcome, t('messages.create.done')) && id) {
			await navigate(viewPath({ at: 'group', groupId: id }), { replace: true })
		}
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		if (name.trim() === '') {
			showToast('bad', shared('errors.group.name.required'))
			field.current?.focus()
		} else start(create)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('messages.create.title')}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form="create-group" loading={isBusy}>
						{t('messages.create.submit')}
					</Button>
				</>
			}
		>
			<form id="create-group" onSubmit={submit} noValidate>
				<Stack>
					<TextField
						ref={field}
						label={t('messages.create.name')}
						placeholder={t('messages.create.name.placeholder')}
						maxLength={GROUP_NAME_MAX_LENGTH}
						autoComplete="off"
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
					<Switch
						label={t('messages.create.private')}
						description={t(isPrivate ? 'messages.create.private.text' : 'messages.create.public.text')}
						checked={isPrivate}
						onChange={setPrivate}
					/>
				</Stack>
			</form>
		</Dialog>
	)
}
