import { type FormEvent, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { CHANNEL_NAME_MAX_LENGTH, type Group, type GroupChannel, mayInGroup } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, ChevronDownIcon, ChevronUpIcon, color, EditIcon, IconButton, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { TrashIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { deleteChannel, moveChannel, renameChannel } from '../group/groupActions.ts'
import { messageTranslations } from '../messageTranslations.ts'

const Row = styled.li`
	display: flex;
	align-items: center;
	gap: ${space[1]};
	min-height: 52px;
	border-bottom: 1px solid ${color.line};
	overflow-wrap: anywhere;
	> span { flex: 1; font-weight: 600; }
	form { display: flex; flex: 1; gap: ${space[2]}; padding-block: ${space[2]}; }
`

interface ChannelLineProps {
	group: Group
	channel: GroupChannel
	/** Index among the channels. */
	index: number
}

/** A channel with the actions that the member's role allows. */
export function ChannelRow({ group, channel: { key, name }, index }: ChannelLineProps) {
	const t = useTranslations(messageTranslations)
	const [state, setState] = useState<'shown' | 'renaming' | 'deleting'>('shown')
	const [isBusy, start] = useTransition()
	const move = (by: -1 | 1) =>
		start(async () => {
			showOutcome(await moveChannel(group, key, by), t('messages.manage.channel.moved'))
		})

	async function remove() {
		const restoreFocus = captureListFocus()
		showOutcome(await deleteChannel(group, key), t('messages.manage.channel.deleted'))
		setState('shown')
		restoreFocus()
	}

	if (state === 'renaming') {
		return (
			<Row>
				<Rename group={group} channelKey={key} name={name} onDone={() => setState('shown')} />
			</Row>
		)
	}
	return (
		<Row>
			<span># {name}</span>
			{mayInGroup(group.role, 'arrangeChannels') && (
				<>
					<IconButton
						size="sm"
						label={t('messages.manage.channel.up', { name })}
						icon={<ChevronUpIcon size={16} />}
						disabled={isBusy || index === 0}
						onClick={() => move(-1)}
					/>
					<IconButton
						size="sm"
						label={t('messages.manage.channel.down', { name })}
						icon={<ChevronDownIcon size={16} />}
						disabled={isBusy || index === group.channels.length - 1}
						onClick={() => move(1)}
					/>
					<IconButton
						size="sm"
						label={t('messages.manage.channel.rename', { name })}
						icon={<EditIcon size={16} />}
						onClick={() => setState('renaming')}
					/>
				</>
			)}
			{mayInGroup(group.role, 'deleteChannel') && group.channels.length > 1 && (
				<IconButton
					size="sm"
					label={t('messages.manage.channel.delete', { name })}
					icon={<TrashIcon size={16} />}
					onClick={() => setState('deleting')}
				/>
			)}
			<ConfirmDialog
				open={state === 'deleting'}
				title={t('messages.manage.channel.delete.title', { name })}
				text={t('messages.manage.channel.delete.text')}
				action={t('messages.message.delete')}
				onConfirm={remove}
				onClose={() => setState('shown')}
			/>
		</Row>
	)
}

interface RenameProps {
	group: Group
	channelKey: string
	name: string
	onDone: () => void
}

function Rename({ group, channelKey, name, onDone }: RenameProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const [typed, setTyped] = useState(name)
	const [isBusy, start] = useTransition()

	async function rename() {
		const outcome = await renameChannel(group, channelKey, typed.trim())
		if (showOutcome(outcome, t('messages.manage.channel.renamed'))) onDone()
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		if (typed.trim() === '') showToast('bad', shared('errors.group.channel.name.required'))
		else start(rename)
	}

	return (
		<form onSubmit={submit} noValidate>
			<TextField
				label={t('messages.manage.channel.name')}
				hideLabel
				maxLength={CHANNEL_NAME_MAX_LENGTH}
				autoFocus
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<Button variant="quiet" onClick={onDone}>
				{shared('action.cancel')}
			</Button>
			<Button type="submit" loading={isBusy}>
				{shared('action.save')}
			</Button>
		</form>
	)
}
