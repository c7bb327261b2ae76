import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { NotificationItem } from 'shared-composition/notification'
import type { Notification } from 'shared-contract'
import { common, useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { removeNotification, restoreNotification } from 'shared-state/live'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton } from 'shared-ui'
import { captureListFocus } from '../shared/captureListFocus.ts'
import type { notificationRuns } from './notificationRuns.ts'
import { notificationTranslations } from './notificationTranslations.ts'

/** A notification alone, or a line for a run of them with each behind a press. */
export function NotificationRun({ textKey, items }: ReturnType<typeof notificationRuns>[number]) {
	const t = useTranslations(notificationTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const [isOpen, setOpen] = useState(false)
	const [latest] = items
	const { imageUrl, ...rest } = latest
	const { title, user, params } = rest
	// A face stands for one person, a poster for one title.
	const isOneTitle = textKey?.endsWith('.title') ?? false
	const isOneUser = items.every((item) => item.user?.name === user?.name)
	const each = items.map((item) => (
		<NotificationItem key={item.id} item={item}>
			<RemoveButton item={item} />
		</NotificationItem>
	))
	if (textKey === undefined) return each
	return (
		<>
			<NotificationItem
				item={{
					...rest,
					...(isOneTitle && imageUrl !== undefined && { imageUrl }),
					read: items.every(({ read }) => read),
					user: isOneUser ? user : null,
				}}
				text={t(textKey, {
					count: formats.number(items.length),
					title: title ? nameOf(title) : (params.title ?? ''),
					user: user?.name ?? '',
				})}
			>
				<IconButton
					size="sm"
					label={t('run.show')}
					aria-expanded={isOpen}
					icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
					onClick={() => setOpen(!isOpen)}
				/>
			</NotificationItem>
			{isOpen && each}
		</>
	)
}

/** Removes a notification and offers to undo it. */
function RemoveButton({ item }: { item: Notification }) {
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
