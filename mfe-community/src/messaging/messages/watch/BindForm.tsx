import { type FormEvent, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { type ChannelWatch, EPISODES_PER_MEETING, MEETING_INTERVALS, type Pace, type TitleLink } from 'shared-contract'
import { common, deviceTimeZone, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, space } from 'shared-ui'
import { Select, Switch, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { AnimeField } from './AnimeField.tsx'
import { bindChannel } from './watchPlan.ts'

const Form = styled.form`
	display: grid;
	gap: ${space[4]};
`
const Pair = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
	gap: ${space[4]};
	align-items: end;
`

interface BindFormProps {
	conversationId: string
	/** What the channel watches now. */
	watch: ChannelWatch | null
	onDone: () => void
	onCancel?: () => void
}

/** Chooses the anime that a channel watches, and its pace. */
export function BindForm({ conversationId, watch, onDone, onCancel }: BindFormProps) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const [title, setTitle] = useState<TitleLink | undefined>(watch?.title)
	const [pace, setPace] = useState<Pace>(() => watch?.pace ?? newPace())
	const [hasPace, setHasPace] = useState(watch === null || watch.pace !== null)
	const [isBusy, start] = useTransition()
	const change = (part: Partial<Pace>) => setPace({ ...pace, ...part })

	function submit(event: FormEvent) {
		event.preventDefault()
		if (!title) return
		start(async () => {
			const outcome = await bindChannel(conversationId, { titleId: title.id, pace: hasPace ? pace : null })
			if (showOutcome(outcome, t('messages.watch.bound', { title: nameOf(title) }))) onDone()
		})
	}

	return (
		<Form onSubmit={submit}>
			<AnimeField chosen={title} onChoose={setTitle} />
			<Switch
				label={t('messages.watch.pace')}
				description={t('messages.watch.pace.text')}
				checked={hasPace}
				onChange={setHasPace}
			/>
			{hasPace && (
				<>
					<Pair>
						<TextField
							type="date"
							required
							label={t('messages.watch.pace.date')}
							value={pace.date}
							onChange={(event) => change({ date: event.target.value })}
						/>
						<TextField
							type="time"
							required
							label={t('messages.watch.pace.time')}
							value={pace.time}
							onChange={(event) => change({ time: event.target.value.slice(0, 5) })}
						/>
						<Select
							label={t('messages.watch.pace.every')}
							value={pace.every}
							options={MEETING_INTERVALS.map((value) => ({ value, label: t(`messages.watch.pace.every.${value}`) }))}
							onSelect={(every) => change({ every })}
						/>
					</Pair>
					<Pair>
						<TextField
							type="number"
							required
							min={1}
							max={EPISODES_PER_MEETING}
							label={t('messages.watch.pace.episodes')}
							value={pace.episodes || ''}
							onChange={(event) => change({ episodes: event.target.valueAsNumber || 0 })}
						/>
						<TextField
							type="number"
							required
							min={1}
							max={10_000}
							label={t('messages.watch.pace.first')}
							value={pace.first || ''}
							onChange={(event) => change({ first: event.target.valueAsNumber || 0 })}
						/>
					</Pair>
				</>
			)}
			<Cluster>
				<Button type="submit" variant="primary" disabled={!title} loading={isBusy}>
					{shared('action.save')}
				</Button>
				{onCancel && (
					<Button variant="quiet" onClick={onCancel}>
						{shared('action.cancel')}
					</Button>
				)}
			</Cluster>
		</Form>
	)
}

/** Two episodes a week, from a day on, in the reader's zone. */
export function newPace(now = new Date()): Pace {
	const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
		.map((part) => String(part).padStart(2, '0'))
		.join('-')
	const timeZone = deviceTimeZone()
	return { date, time: '20:00', zone: timeZone, every: 'week', episodes: 2, first: 1 }
}
