import { OWN_PROFILE } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Dialog } from 'shared-ui/windows'
import ListTabs from './listTabs/ListTabs.tsx'
import { listTranslations } from './listTranslations.ts'

interface StandardListDialogProps {
	list: 'anime' | 'manga' | 'favorites'
	onClose: () => void
}

/** A standard list of the reader. */
export default function StandardListDialog({ list, onClose }: StandardListDialogProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog open size="2xl" title={t(`lists.${list}.own`)} closeLabel={shared('action.close')} onClose={onClose}>
			<ListTabs username={OWN_PROFILE} list={list} isOwn />
		</Dialog>
	)
}
