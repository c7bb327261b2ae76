import { useStore } from '@nanostores/react'
import { common, useWords } from 'shared-i18n'
import { $toasts, dismissToast, type Toast as ToastMessage } from 'shared-state'
import { Toast, type ToastTone, ToastViewport } from 'shared-ui'
import { words } from '../words.ts'

const TONES: Record<ToastMessage['tone'], ToastTone> = { good: 'success', bad: 'danger', plain: 'neutral' }

/** The specification's alerts: short messages that are read out and go by themselves. */
export function Toasts() {
	const t = useWords(words)
	const say = useWords(common)
	const toasts = useStore($toasts)
	return (
		<ToastViewport label={t('toasts.label')}>
			{toasts.map(({ id, tone, text }) => (
				<Toast key={id} tone={TONES[tone]} dismissLabel={say('action.close')} onDismiss={() => dismissToast(id)}>
					{text}
				</Toast>
			))}
		</ToastViewport>
	)
}
