import { type FormEvent, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { CHANNEL_NAME_MAX_LENGTH, type Group, mayInGroup } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { createChannel } from '../group/groupActions.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { ChannelRow } from './ChannelRow.tsx'

const Form = styled.form`
	display: flex;
	align-items: end;
	gap: ${space[2]};
	margin-top: ${space[4]};
`

/** The channels of a group, in order. */
export function ManageChannels({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const [name, setName] = useState('')
	const [isBusy, start] = useTransition()

	async function add() {
		if (showOutcome(await createChannel(group, name.trim()), t('messages.manage.channel.added'))) setName('')
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		if (name.trim() === '') showToast('bad', shared('errors.group.channel.name.required'))
		else start(add)
	}

	return (
		<>
			<ul>
				{group.channels.map((channel, index) => (
					<ChannelRow key={channel.key} group={group} channel={channel} index={index} />
				))}
			</ul>
			{mayInGroup(group.role, 'arrangeChannels') && (
				<Form onSubmit={submit} noValidate>
					<TextField
						label={t('messages.manage.channel.new')}
						maxLength={CHANNEL_NAME_MAX_LENGTH}
						autoComplete="off"
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
					<Button type="submit" loading={isBusy}>
						{t('messages.manage.channel.add')}
					</Button>
				</Form>
			)}
		</>
	)
}
