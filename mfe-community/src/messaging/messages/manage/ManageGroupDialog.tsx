import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import type { Group } from 'shared-contract'
import { boolean, object, string } from 'shared-contract/schema'
import { common, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Button } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { elsewhereTranslations } from '../../../shared/elsewhere/elsewhereTranslations.ts'
import { GroupOutside } from '../../../shared/elsewhere/GroupOutside.tsx'
import { editGroup, type GroupDraft } from '../group/groupActions.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { MESSAGES_PATH } from '../view/messagesView.ts'
import { GroupLog } from './GroupLog.tsx'
import { ManageChannels } from './ManageChannels.tsx'
import { ManageInvitations } from './ManageInvitations.tsx'
import { ManageMembers } from './ManageMembers.tsx'
import { ManageOverview } from './ManageOverview.tsx'
import { ManageRoles } from './ManageRoles.tsx'
import { sectionOf, sectionsFor } from './sections.ts'

// A fixed height, so that the dialog does not resize between tabs.
const Section = styled.div`
	min-height: min(34rem, 58dvh);
`

interface ManageGroupProps {
	group: Group
	/** The initially selected section. */
	section: string | null
	onClose: () => void
}

/** The settings of a group. Sections and actions depend on the member's role. */
export function ManageGroupDialog({ group, section, onClose }: ManageGroupProps) {
	const t = useTranslations(messageTranslations)
	const elsewhere = useTranslations(elsewhereTranslations)
	// The examples of a demo are in the browser alone.
	const isMember = useStore($session).state === 'member'
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const [selected, select] = useState(() => sectionOf(section, group.role))
	const form = useForm<GroupDraft, Group>({
		initialValues: () => draftOf(group),
		draft: tabDraft(`group ${group.id}`, Values, () => draftOf(group)),
		validate: ({ name }) => (name.trim() === '' ? { name: 'group.name.required' } : {}),
		async submit(values) {
			const tidy = { ...values, name: values.name.trim(), description: values.description.trim() }
			const outcome = await editGroup(group, tidy)
			if (outcome.state === 'done' || outcome.state === 'example') form.reset(tidy)
			return outcome
		},
		onSettled: (outcome) => showOutcome(outcome, t('messages.manage.saved')),
	})
	const isChanged = JSON.stringify(form.values) !== JSON.stringify(draftOf(group))

	// The group's URL is no longer valid.
	const leave = () => void navigate(MESSAGES_PATH, { replace: true })

	return (
		<Dialog
			open
			onClose={onClose}
			size="2xl"
			title={t('messages.manage.title', { group: group.name })}
			closeLabel={shared('action.close')}
		>
			<Tabs
				label={t('messages.manage.sections')}
				tabs={sectionsFor(group.role)
					.filter((id) => id !== 'outside' || isMember)
					.map((id) => ({ id, label: id === 'outside' ? elsewhere('elsewhere.title') : t(`messages.manage.${id}`) }))}
				selected={selected}
				onSelect={select}
			>
				<Section>
					{selected === 'overview' && (
						<ManageOverview group={group} draft={form.values} onChange={form.set} onLeft={leave}>
							<Button
								variant="primary"
								disabled={!isChanged}
								loading={form.submitting}
								onClick={() => void form.submit()}
							>
								{shared('action.save')}
							</Button>
						</ManageOverview>
					)}
					{selected === 'roles' && <ManageRoles role={group.role} />}
					{selected === 'channels' && <ManageChannels group={group} />}
					{selected === 'members' && <ManageMembers group={group} />}
					{selected === 'invitations' && <ManageInvitations group={group} />}
					{selected === 'log' && <GroupLog group={group} />}
					{selected === 'outside' && isMember && <GroupOutside group={group} />}
				</Section>
			</Tabs>
		</Dialog>
	)
}

const Values = object({ name: string(), description: string(), isPublic: boolean() })
const draftOf = ({ name, description, isPublic }: Group): GroupDraft => ({ name, description, isPublic })
