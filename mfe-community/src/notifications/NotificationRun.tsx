import { useState } from 'react'
import { NotificationItem } from 'shared-composition/notification'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { ChevronDownIcon, ChevronUpIcon, IconButton } from 'shared-ui'
import type { notificationRuns } from './notificationRuns.ts'
import { notificationTranslations } from './notificationTranslations.ts'
import { RemoveButton } from './RemoveButton.tsx'

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
