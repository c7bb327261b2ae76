import { useStore } from '@nanostores/react'
import { common, useWords } from 'shared-i18n'
import { $toasts, dismissToast, type Toast as ToastMessage } from 'shared-state'
import { Button } from 'shared-ui'
import { Toast, type ToastTone, ToastViewport } from 'shared-ui/controls'

const TONES: Record<ToastMessage['tone'], ToastTone> = { good: 'success', bad: 'danger', plain: 'neutral' }

/** What a slice announces: on the site, the shell shows it. */
export function Toasts() {
	const say = useWords(common)
	const toasts = useStore($toasts)
	return (
		<ToastViewport label="Toasts">
			{toasts.map(({ id, tone, text, action }) => (
				<Toast
					key={id}
					tone={TONES[tone]}
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
