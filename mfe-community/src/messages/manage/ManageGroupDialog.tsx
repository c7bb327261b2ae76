import { useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import type { Group } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog, Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'
import { editGroup, type GroupDraft } from '../group/groupActions.ts'
import { MESSAGES_PATH } from '../view/messagesView.ts'
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
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const navigate = useNavigate()
	const [selected, select] = useState(() => sectionOf(section, group.role))
	const [draft, setDraft] = useState<GroupDraft>(() => draftOf(group))
	const [isBusy, start] = useTransition()
	const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(group))

	async function save() {
		if (draft.name.trim() === '') {
			showToast('bad', shared('errors.group.name.required'))
			return
		}
		const tidy = { ...draft, name: draft.name.trim(), description: draft.description.trim() }
		if (showOutcome(await editGroup(group, tidy), t('messages.manage.saved'))) setDraft(tidy)
	}

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
				tabs={sectionsFor(group.role).map((id) => ({ id, label: t(`messages.manage.${id}`) }))}
				selected={selected}
				onSelect={select}
			>
				<Section>
					{selected === 'overview' && (
						<ManageOverview group={group} draft={draft} onChange={setDraft} onLeft={leave}>
							<Button variant="primary" disabled={!isChanged} loading={isBusy} onClick={() => start(save)}>
								{shared('action.save')}
							</Button>
						</ManageOverview>
					)}
					{selected === 'roles' && <ManageRoles role={group.role} />}
					{selected === 'channels' && <ManageChannels group={group} />}
					{selected === 'members' && <ManageMembers group={group} />}
					{selected === 'invitations' && <ManageInvitations group={group} />}
				</Section>
			</Tabs>
		</Dialog>
	)
}

const draftOf = ({ name, description, isPublic }: Group): GroupDraft => ({ name, description, isPublic })
