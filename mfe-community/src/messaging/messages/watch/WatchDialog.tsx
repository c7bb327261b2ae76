import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type Group, type GroupChannel, mayInGroup } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { SkeletonText, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { TogetherButton } from '../../together/TogetherButton.tsx'
import { conversationTranslations } from '../conversationTranslations.ts'
import { BindForm } from './BindForm.tsx'
import { Plan } from './Plan.tsx'
import { planOf } from './watchPlan.ts'

interface WatchDialogProps {
	group: Group
	channel: GroupChannel
	onClose: () => void
}

/** What a channel watches: its plan, who is where, and for those who may arrange channels the choice of the title. */
export function WatchDialog({ group, channel, onClose }: WatchDialogProps) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const [panel] = useState(() => planOf(channel.id))
	const plan = useStore(panel.$state)
	const [isBinding, setBinding] = useState(false)
	// A room is no example: the demo has none.
	const isMember = useStore($session).state === 'member'
	const mayBind = mayInGroup(group.role, 'arrangeChannels')
	// biome-ignore lint/correctness/useExhaustiveDependencies: a live event reloads the group after each change of its plan
	useEffect(() => void panel.load(), [panel, group])

	const close = () => setBinding(false)

	return (
		<Dialog
			open
			onClose={onClose}
			size="md"
			title={t('messages.watch.title', { channel: channel.name })}
			closeLabel={shared('action.close')}
		>
			<Stack $gap={6}>
				{isMember && <TogetherButton conversationId={channel.id} />}
				{plan.state === 'loading' && <SkeletonText lines={6} />}
				{plan.state === 'failed' && <FailurePanel title={t('messages.watch.failed')} onRetry={panel.load} />}
				{plan.state === 'ready' && !isBinding && plan.value.watch && (
					<Plan
						groupId={group.id}
						conversationId={channel.id}
						plan={plan.value}
						watch={plan.value.watch}
						onBind={mayBind ? () => setBinding(true) : undefined}
						onChanged={panel.load}
					/>
				)}
				{plan.state === 'ready' && !isBinding && !plan.value.watch && (
					<Stack>
						<p>{t(mayBind ? 'messages.watch.none.lead' : 'messages.watch.none')}</p>
						{mayBind && <BindForm conversationId={channel.id} watch={null} onDone={close} />}
					</Stack>
				)}
				{plan.state === 'ready' && isBinding && (
					<BindForm conversationId={channel.id} watch={plan.value.watch} onDone={close} onCancel={close} />
				)}
			</Stack>
		</Dialog>
	)
}
