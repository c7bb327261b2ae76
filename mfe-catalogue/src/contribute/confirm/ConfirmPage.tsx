import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FailurePanel, showOutcome } from 'shared-composition'
import { CONFIRMATION_KINDS, type ConfirmationAnswer, type ConfirmationKind } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import {
	Button,
	ChipButton,
	ChipRow,
	Cluster,
	Container,
	EmptyState,
	Meta,
	Page,
	PageHeading,
	Skeleton,
	Stack,
} from 'shared-ui'
import { editTranslations } from '../revision/editTranslations.ts'
import { ConfirmCard } from './ConfirmCard.tsx'
import { type ConfirmState, createConfirmations } from './confirmStore.ts'

/** The keys of the answers; none writes or scrolls a page that begins at its top. */
const KEYS: Readonly<Record<string, ConfirmationAnswer>> = { ArrowRight: 'yes', ArrowLeft: 'no', ArrowUp: 'unknown' }

/** "É este o nome brasileiro?": one question after another, each answered with a press or a key. */
export function ConfirmPage() {
	const t = useTranslations(editTranslations)
	const navigate = useNavigate()
	const [search] = useSearchParams()
	const kind = CONFIRMATION_KINDS.find((each) => each === search.get('kind')) ?? 'name'
	return (
		<Page>
			<title>{`${t('confirm.title')} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={t('confirm.title')} lead={t('confirm.lead')} />
					<ChipRow role="group" aria-label={t('confirm.kinds')}>
						{CONFIRMATION_KINDS.map((each) => (
							<ChipButton
								key={each}
								pressed={each === kind}
								onClick={() => void navigate(`?kind=${each}`, { replace: true })}
							>
								{t(`confirm.kind.${each}`)}
							</ChipButton>
						))}
					</ChipRow>
					<Questions key={kind} kind={kind} />
				</Stack>
			</Container>
		</Page>
	)
}

function Questions({ kind }: { kind: ConfirmationKind }) {
	const t = useTranslations(editTranslations)
	const [store] = useState(() => createConfirmations(kind))
	const state = useStore(store.$state)

	const show = (outcome: ActionOutcome<unknown> | undefined) => {
		if (outcome && outcome.state !== 'done') showOutcome(outcome, '')
	}
	const answer = async (given: ConfirmationAnswer) => show(await store.answer(given))
	const undo = async () => show(await store.undo())

	const press = useEffectEvent((event: KeyboardEvent) => {
		const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')
		// A key that is held answers one question.
		if (event.repeat || isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
		const given = KEYS[event.key]
		if (!given && event.key !== 'Backspace') return
		event.preventDefault()
		void (given ? answer(given) : undo())
	})
	useEffect(() => {
		void store.load()
		const listener = (event: KeyboardEvent) => press(event)
		document.addEventListener('keydown', listener)
		return () => document.removeEventListener('keydown', listener)
	}, [store])

	if (state.state === 'failed') return <FailurePanel title={t('confirm.failed')} onRetry={store.load} />
	if (state.state === 'loading') return <Skeleton $height="22rem" role="status" aria-label={t('confirm.loading')} />
	const [question, next] = state.items
	return (
		<Stack $gap={4}>
			{question ? (
				<ConfirmCard {...{ question, next }} onAnswer={(given) => void answer(given)} />
			) : (
				<EmptyState title={t('confirm.none')} text={t('confirm.none.text')} />
			)}
			<Cluster $between role="status">
				<Meta>{question ? t('confirm.left', { count: state.left }) : ''}</Meta>
				{state.last && <LastAnswer last={state.last} onUndo={() => void undo()} />}
			</Cluster>
		</Stack>
	)
}

interface LastAnswerProps {
	last: NonNullable<(ConfirmState & { state: 'open' })['last']>
	onUndo: () => void
}

function LastAnswer({ last: { question, answer, settled }, onUndo }: LastAnswerProps) {
	const t = useTranslations(editTranslations)
	const name = useTitleName()(question.subject)
	const became = settled === 'confirmed' || settled === 'refused' ? ` ${t(`confirm.became.${settled}`)}` : ''
	return (
		<Cluster $gap={2}>
			<Meta>{t('confirm.last', { title: name, answer: t(`confirm.answer.${answer}`) }) + became}</Meta>
			<Button size="sm" variant="quiet" onClick={onUndo}>
				{t('confirm.undo')}
			</Button>
		</Cluster>
	)
}
