import { showOutcome } from 'shared-composition'
import type { Notification } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { removeNotification, restoreNotification } from 'shared-state/live'
import { CloseIcon, IconButton } from 'shared-ui'
import { captureListFocus } from '../shared/captureListFocus.ts'
import { notificationTranslations } from './notificationTranslations.ts'

/** Removes a notification and offers to undo it. */
export function RemoveButton({ item }: { item: Notification }) {
	const t = useTranslations(notificationTranslations)
	const shared = useTranslations(common)
	const { ago } = useFormats()

	async function restore() {
		const outcome = await restoreNotification(item)
		if (outcome.state !== 'done' && outcome.state !== 'example') showOutcome(outcome, '')
	}

	async function remove() {
		const restoreFocus = captureListFocus()
		const removing = removeNotification(item)
		restoreFocus()
		const outcome = await removing
		if (outcome.state !== 'done' && outcome.state !== 'example') return showOutcome(outcome, '')
		const text = t('notifications.removed')
		showToast('plain', outcome.state === 'done' ? text : shared('demo.example', { text }), {
			label: shared('action.undo'),
			onPress: () => void restore(),
		})
	}

	return (
		<IconButton
			size="sm"
			label={t('notifications.remove')}
			aria-description={ago(item.createdAt)}
			icon={<CloseIcon size={16} />}
			onClick={() => void remove()}
		/>
	)
}
