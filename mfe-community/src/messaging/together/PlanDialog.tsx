import type { TitleLink } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import { common, useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { BindForm, newPace } from '../messages/watch/BindForm.tsx'
import { togetherTranslations } from './togetherTranslations.ts'

/** A plan begins at eight in the evening; later than seven it is for tomorrow. */
const BEFORE_MIDNIGHT_MS = 5 * HOUR_MS

interface PlanDialogProps {
	conversationId: string
	title: TitleLink
	onClose: () => void
}

/** Makes what a room chose the plan of its channel, for tonight or another day: its members are reminded before. */
export function PlanDialog({ conversationId, title, onClose }: PlanDialogProps) {
	const t = useTranslations(togetherTranslations)
	const shared = useTranslations(common)
	const pace = { ...newPace(new Date(Date.now() + BEFORE_MIDNIGHT_MS)), episodes: 1 }
	return (
		<Dialog open onClose={onClose} size="md" title={t('together.schedule')} closeLabel={shared('action.close')}>
			<Stack>
				<p>{t('together.schedule.text')}</p>
				<BindForm
					conversationId={conversationId}
					watch={{ title, pace, episodeCount: null, progress: 0 }}
					onDone={onClose}
					onCancel={onClose}
				/>
			</Stack>
		</Dialog>
	)
}
