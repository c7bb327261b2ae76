import { type FormEvent, useId, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { POLL_OPTION_MAX_LENGTH, POLL_OPTIONS } from 'shared-contract'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { translations } from '../../translations.ts'
import { changePoll } from './watchPlan.ts'

/** A poll is open for a week, unless its author says otherwise. */
const OPEN_MS = 7 * DAY_MS

/** The value of a `datetime-local` field. */
function localTime(at: Date): string {
	return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

interface PollFormProps {
	conversationId: string
	onDone: () => Promise<void>
	onCancel: () => void
}

/** Starts a poll: dates or titles to choose from, and when it closes. */
export function PollForm({ conversationId, onDone, onCancel }: PollFormProps) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const [options, setOptions] = useState(['', ''])
	const [closes, setCloses] = useState(() => localTime(new Date(Date.now() + OPEN_MS)))
	const [isBusy, start] = useTransition()
	const filled = options.filter((option) => option.trim() !== '')
	const missing =
		filled.length < 2 ? 'messages.poll.needsOptions' : closes === '' ? 'messages.poll.needsEnd' : undefined
	const reasonId = useId()

	function submit(event: FormEvent) {
		event.preventDefault()
		// The field has the reader's local time.
		const poll = { options: filled, closesAt: new Date(closes).toISOString() }
		start(async () => {
			if (showOutcome(await changePoll(conversationId, poll), t('messages.poll.started'))) await onDone()
		})
	}

	return (
		<form onSubmit={submit}>
			<Stack $gap={2}>
				{options.map((option, place) => (
					<TextField
						// biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
						key={place}
						label={t('messages.poll.option', { number: place + 1 })}
						maxLength={POLL_OPTION_MAX_LENGTH}
						autoComplete="off"
						value={option}
						onChange={(event) => setOptions(options.map((each, at) => (at === place ? event.target.value : each)))}
					/>
				))}
				{options.length < POLL_OPTIONS && (
					<Button size="sm" variant="quiet" onClick={() => setOptions([...options, ''])}>
						{t('messages.poll.option.more')}
					</Button>
				)}
				<TextField
					type="datetime-local"
					required
					label={t('messages.poll.closes')}
					value={closes}
					onChange={(event) => setCloses(event.target.value)}
				/>
				<Cluster>
					<Button
						type="submit"
						size="sm"
						variant="primary"
						disabled={missing !== undefined}
						aria-describedby={missing && reasonId}
						loading={isBusy}
					>
						{t('messages.poll.submit')}
					</Button>
					<Button size="sm" variant="quiet" onClick={onCancel}>
						{shared('action.cancel')}
					</Button>
				</Cluster>
				<Meta as="p" id={reasonId} role="status">
					{missing && t(missing)}
				</Meta>
			</Stack>
		</form>
	)
}
