import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type ConfirmationAnswer, confirmRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, act } from 'shared-state'
import { Badge, Button, Cluster } from 'shared-ui'
import { titleTranslations } from '../../detail/title/titleTranslations.ts'

interface GuessLineProps {
	/** The question whether the name of the heading is Portuguese. */
	question: number
	/** Reads the page again, with what became of it. */
	onSettled: () => void
}

/** Says that the Portuguese name of a title is only a guess; a member confirms or refuses it with a press. */
export function GuessLine({ question, onSettled }: GuessLineProps) {
	const t = useTranslations(titleTranslations)
	const isMember = useStore($session).state === 'member'
	const [given, setGiven] = useState<ConfirmationAnswer>()

	async function answer(chosen: ConfirmationAnswer) {
		setGiven(chosen)
		const outcome = await act(confirmRoute, { params: { id: String(question) }, body: { answer: chosen } })
		const isSettled = outcome.state === 'done' && outcome.answer.state !== 'open'
		const said = showOutcome(outcome, t(isSettled ? 'guess.settled' : 'guess.counted'))
		if (!said) setGiven(undefined)
		if (isSettled) onSettled()
	}

	return (
		<Cluster $gap={2}>
			<Badge title={t('guess.title')}>{t('guess.mark')}</Badge>
			{isMember && given === undefined && (
				<>
					<Button size="sm" onClick={() => void answer('yes')}>
						{t('guess.yes')}
					</Button>
					<Button size="sm" variant="quiet" onClick={() => void answer('no')}>
						{t('guess.no')}
					</Button>
				</>
			)}
		</Cluster>
	)
}
