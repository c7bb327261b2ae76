import { type ReactNode, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { ReportButton } from 'shared-composition/report/button'
import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH, type Group, mayInGroup } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Stack } from 'shared-ui'
import { Switch, TextArea, TextField } from 'shared-ui/controls'
import { deleteGroup, type GroupDraft, leaveGroup } from '../group/groupActions.ts'
import { messageTranslations } from '../messageTranslations.ts'

interface OverviewProps {
	group: Group
	draft: GroupDraft
	onChange: (draft: GroupDraft) => void
	/** Called after leaving or deleting the group. */
	onLeft: () => void
	/** The save button, shown if the role may edit. */
	children: ReactNode
}

/** Name, description and privacy of a group, and leaving or deleting it. */
export function ManageOverview({ group, draft, onChange, onLeft, children }: OverviewProps) {
	const t = useTranslations(messageTranslations)
	const mayEdit = mayInGroup(group.role, 'edit')
	return (
		<Stack $gap={6}>
			<Stack>
				<TextField
					label={t('messages.create.name')}
					maxLength={GROUP_NAME_MAX_LENGTH}
					readOnly={!mayEdit}
					hint={mayEdit ? undefined : t('messages.manage.readOnly')}
					value={draft.name}
					onChange={(event) => onChange({ ...draft, name: event.target.value })}
				/>
				<TextArea
					label={t('messages.manage.description')}
					maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
					readOnly={!mayEdit}
					value={draft.description}
					onChange={(event) => onChange({ ...draft, description: event.target.value })}
				/>
				<Switch
					label={t('messages.create.private')}
					description={t(draft.isPublic ? 'messages.create.public.text' : 'messages.create.private.text')}
					checked={!draft.isPublic}
					disabled={!mayEdit}
					onChange={(isPrivate) => onChange({ ...draft, isPublic: !isPrivate })}
				/>
				{mayEdit && <Cluster>{children}</Cluster>}
			</Stack>
			<LeaveActions group={group} onLeft={onLeft} />
		</Stack>
	)
}

function LeaveActions({ group, onLeft }: { group: Group; onLeft: () => void }) {
	const t = useTranslations(messageTranslations)
	const [asking, setAsking] = useState<'leave' | 'delete'>()
	const stop = () => setAsking(undefined)

	async function leave() {
		if (showOutcome(await leaveGroup(group), t('messages.group.left'))) onLeft()
		stop()
	}

	async function remove() {
		if (showOutcome(await deleteGroup(group), t('messages.group.deleted'))) onLeft()
		stop()
	}

	return (
		<Stack $gap={2}>
			<Meta as="h3">{t('messages.manage.danger')}</Meta>
			<Cluster>
				<Button variant="danger" onClick={() => setAsking('leave')}>
					{t('messages.group.leave')}
				</Button>
				{mayInGroup(group.role, 'deleteGroup') && (
					<Button variant="danger" onClick={() => setAsking('delete')}>
						{t('messages.group.delete')}
					</Button>
				)}
				{group.role !== 'admin' && <ReportButton kind="group" id={group.id} />}
			</Cluster>
			<ConfirmDialog
				open={asking === 'leave'}
				title={t('messages.group.leave.title', { group: group.name })}
				text={t('messages.group.leave.text')}
				action={t('messages.group.leave')}
				onConfirm={leave}
				onClose={stop}
			/>
			<ConfirmDialog
				open={asking === 'delete'}
				title={t('messages.group.delete.title', { group: group.name })}
				text={t('messages.group.delete.text')}
				action={t('messages.group.delete')}
				onConfirm={remove}
				onClose={stop}
			/>
		</Stack>
	)
}
