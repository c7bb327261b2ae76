import { useId, useState } from 'react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { POLL_OPTION_MAX_LENGTH, POLL_OPTIONS } from 'shared-contract'
import { array, object, type Static, string } from 'shared-contract/schema'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { conversationTranslations } from '../conversationTranslations.ts'
import { changePoll } from './watchPlan.ts'

/** A poll is open for a week, unless its author says otherwise. */
const OPEN_MS = 7 * DAY_MS

/** The value of a `datetime-local` field. */
function localTime(at: Date): string {
	return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

const Values = object({ options: array(string()), closes: string() })
const filledOf = ({ options }: Static<typeof Values>) => options.filter((option) => option.trim() !== '')

interface PollFormProps {
	conversationId: string
	onDone: () => Promise<void>
	onCancel: () => void
}

/** Starts a poll: dates or titles to choose from, and when it closes. */
export function PollForm({ conversationId, onDone, onCancel }: PollFormProps) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const [initial] = useState(() => ({ options: ['', ''], closes: localTime(new Date(Date.now() + OPEN_MS)) }))
	const form = useForm({
		initialValues: () => initial,
		draft: tabDraft(`poll ${conversationId}`, Values, () => initial),
		// The field has the reader's local time.
		submit: (values) =>
			changePoll(conversationId, { options: filledOf(values), closesAt: new Date(values.closes).toISOString() }),
		async onSettled(outcome) {
			if (showOutcome(outcome, t('messages.poll.started'))) await onDone()
		},
	})
	const { options, closes } = form.values
	const setOptions = (options: string[]) => form.set({ options })
	const missing =
		filledOf(form.values).length < 2
			? 'messages.poll.needsOptions'
			: closes === ''
				? 'messages.poll.needsEnd'
				: undefined
	const reasonId = useId()

	return (
		<form {...form.props}>
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
				<TextField type="datetime-local" required label={t('messages.poll.closes')} {...form.text('closes')} />
				<Cluster>
					<Button
						type="submit"
						size="sm"
						variant="primary"
						disabled={missing !== undefined}
						aria-describedby={missing && reasonId}
						loading={form.submitting}
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
