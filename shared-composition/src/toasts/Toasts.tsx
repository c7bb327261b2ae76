import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { $toasts, dismissToast, type Toast as ToastMessage } from 'shared-state'
import { Button } from 'shared-ui'
import { Toast, type ToastTone, ToastViewport } from 'shared-ui/windows'

const TONES: Record<ToastMessage['tone'], ToastTone> = { good: 'success', bad: 'danger', plain: 'neutral' }

/**
 * The toasts of all slices: short messages that screen readers announce and that disappear by themselves. The host of the
 * page renders them, in a chunk outside of the first screen.
 *
 * @param label names the region for assistive technology
 */
export function Toasts({ label }: { label: string }) {
	const say = useTranslations(common)
	const toasts = useStore($toasts)
	const [shownAt] = useState(firstShown)
	return (
		<ToastViewport label={label}>
			{toasts.map(({ id, tone, text, action }) => (
				<Toast
					key={id}
					tone={TONES[tone]}
					shownAt={shownAt(id)}
					dismissLabel={say('action.close')}
					onDismiss={() => dismissToast(id)}
					action={
						action && (
							<Button
								size="sm"
								onClick={() => {
									dismissToast(id)
									action.onPress()
								}}
							>
								{action.label}
							</Button>
						)
					}
				>
					{text}
				</Toast>
			))}
		</ToastViewport>
	)
}

/** Remembers when each toast was first shown: this code may load after the message. */
function firstShown() {
	const times = new Map<number, number>()
	return (id: number) => {
		const time = times.get(id) ?? Date.now()
		times.set(id, time)
		return time
	}
}
