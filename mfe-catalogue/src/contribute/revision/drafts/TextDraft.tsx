import { useState } from 'react'
import {
	DRAFT_KEYWORDS_MAX_LENGTH,
	type TextDraft as Draft,
	type DraftedEntity,
	type DraftKind,
	type ErrorCode,
	textDraftRoute,
} from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Cluster, Meta, Stack } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { ExternalLink } from '../../../detail/title/ExternalLink.tsx'
import type { EditingField } from '../editingField.ts'
import { editTranslations } from '../editTranslations.ts'

/** A model may write longer than other requests take. */
const TIMEOUT_MS = 40_000

interface TextDraftProps {
	entity: DraftedEntity
	id: number
	/** Where a draft can come from. */
	kinds: readonly DraftKind[]
	editing: EditingField
	/** Without a draft, the text that the last one replaced comes back. */
	onDraft: (draft: Draft | undefined) => void
	onConfirm: (confirmed: boolean) => void
}

/** Below a field in Portuguese: asks for a draft of its text, and says what a drafted text is. */
export function TextDraft({ entity, id, kinds, editing, onDraft, onConfirm }: TextDraftProps) {
	const t = useTranslations(editTranslations)
	const shared = useTranslations(common)
	const [keywords, setKeywords] = useState('')
	const [asking, setAsking] = useState<DraftKind>()
	const [failure, setFailure] = useState<ErrorCode>()
	const { draft, typed } = editing
	const isUnread = draft !== undefined && (draft.text === undefined || draft.text.trim() === typed.trim())

	async function ask(kind: DraftKind) {
		setAsking(kind)
		setFailure(undefined)
		const input = { params: { entity, id: String(id) }, body: { kind, keywords } }
		const outcome = await act(textDraftRoute, input, { timeoutMs: TIMEOUT_MS })
		setAsking(undefined)
		if (outcome.state === 'done') return onDraft(outcome.answer)
		if (outcome.state === 'refused') setFailure(outcome.problem.code)
		else if (outcome.state !== 'accountNeeded') setFailure('draft.failed')
	}

	return (
		<Stack $gap={2}>
			{draft && (
				<Stack $gap={2} role="status">
					<Meta as="p">
						{t(draft.sourceUrl ? 'draft.markWikipedia' : 'draft.mark')}{' '}
						{draft.sourceUrl && <ExternalLink href={draft.sourceUrl}>{t('draft.article')}</ExternalLink>}
					</Meta>
					{isUnread && (
						<Cluster as="label" $gap={2}>
							<input type="checkbox" checked={draft.confirmed} onChange={(event) => onConfirm(event.target.checked)} />
							{t('draft.confirm')}
						</Cluster>
					)}
				</Stack>
			)}
			{kinds.includes('model') && (
				<TextField
					label={t('draft.keywords')}
					hint={t('draft.hint')}
					maxLength={DRAFT_KEYWORDS_MAX_LENGTH}
					value={keywords}
					onChange={(event) => setKeywords(event.target.value)}
				/>
			)}
			<Cluster>
				{kinds.map((kind) => (
					<Button key={kind} size="sm" loading={asking === kind} onClick={() => void ask(kind)}>
						{t(kind === 'wikipedia' ? 'draft.wikipedia' : draft ? 'draft.again' : 'draft.ask')}
					</Button>
				))}
				{draft?.replaced !== undefined && (
					<Button size="sm" variant="quiet" onClick={() => onDraft(undefined)}>
						{t('draft.revert')}
					</Button>
				)}
			</Cluster>
			{asking === 'model' && <Meta role="status">{t('draft.asking')}</Meta>}
			{failure && <Meta role="alert">{shared(`errors.${failure}`)}</Meta>}
		</Stack>
	)
}
