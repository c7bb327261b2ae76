import { common, useTranslations } from 'shared-i18n'
import { Dialog } from 'shared-ui/windows'
import { elsewhereTranslations } from './elsewhereTranslations.ts'
import { WidgetCodes } from './WidgetCodes.tsx'

/** The widget of the reader, over their profile. */
export function WidgetDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
	const t = useTranslations(elsewhereTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog open onClose={onClose} title={t('elsewhere.widget.title')} closeLabel={shared('action.close')} size="2xl">
			<WidgetCodes kind="member" id={id} name={name} />
		</Dialog>
	)
}
