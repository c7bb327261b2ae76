import { Suspense, use, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { loadTranslations, useTranslations } from 'shared-i18n'
import { Button, Skeleton } from 'shared-ui'
import { beginTogether } from './beginTogether.ts'
import { togetherTranslations } from './togetherTranslations.ts'

const ready = loadTranslations(togetherTranslations)

/** Begins a room in which the members of a channel choose what they watch. It brings its words, which messages do without. */
export function TogetherButton({ conversationId }: { conversationId: string }) {
	return (
		<Suspense fallback={<Skeleton $width="9rem" $height="2.25rem" />}>
			<Loaded conversationId={conversationId} />
		</Suspense>
	)
}

function Loaded({ conversationId }: { conversationId: string }) {
	use(ready)
	const t = useTranslations(togetherTranslations)
	const navigate = useNavigate()
	const [isBusy, start] = useTransition()
	const begin = () =>
		start(async () => {
			const outcome = await beginTogether(conversationId)
			if (outcome.state === 'done') await navigate(outcome.answer)
			else showOutcome(outcome, t('together.choose'))
		})
	return (
		<div>
			<Button size="sm" loading={isBusy} onClick={begin}>
				{t('together.choose')}
			</Button>
		</div>
	)
}
