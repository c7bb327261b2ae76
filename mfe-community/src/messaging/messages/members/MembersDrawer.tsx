import type { Group } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Drawer } from 'shared-ui/windows'
import { messageTranslations } from '../messageTranslations.ts'
import { MembersPanel } from './MembersPanel.tsx'

/** The members of a group in a drawer, on screens without the sidebar. */
export function MembersDrawer({ group, onClose }: { group: Group; onClose: () => void }) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	return (
		<Drawer open onClose={onClose} side="right" label={t('messages.people')} closeLabel={shared('action.close')}>
			<MembersPanel group={group} />
		</Drawer>
	)
}
