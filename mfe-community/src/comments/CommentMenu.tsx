import { useRef, useState } from 'react'
import { deferred, showOutcome } from 'shared-composition'
import { type Comment, withTitleNames } from 'shared-contract'
import { $titleNames, loadTranslations, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import {
	ChatIcon,
	CopyIcon,
	EditIcon,
	EyeIcon,
	EyeOffIcon,
	IconButton,
	LockIcon,
	Menu,
	type MenuItem,
	MoreIcon,
	WarningIcon,
} from 'shared-ui'
import { TrashIcon } from 'shared-ui/parts'
import { moderationTranslations } from '../moderation/moderationTranslations.ts'
import { captureListFocus } from '../shared/captureListFocus.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { anchorOf } from './focusComment.ts'
import { quoteOf, selectedIn } from './quoteOf.ts'

const BlockDialog = deferred(() =>
	import(/* webpackChunkName: "profile-block" */ '../profiles/blocked/BlockDialog.tsx').then(
		(chunk) => chunk.BlockDialog,
	),
)
const ReportDialog = deferred(() =>
	import(/* webpackChunkName: "report-dialog" */ 'shared-composition/report/dialog').then(
		(chunk) => chunk.ReportDialog,
	),
)
const DecisionDialog = deferred(async () => {
	const [chunk] = await Promise.all([
		import(/* webpackChunkName: "decision" */ '../moderation/DecisionDialog.tsx'),
		loadTranslations(moderationTranslations),
	])
	return chunk.DecisionDialog
})

type OpenDialog = 'none' | 'block' | 'report' | 'hide' | 'restore'

interface CommentMenuProps {
	comment: Comment
	onEdit: () => void
	onQuote?: ((lines: string) => void) | undefined
}

/** The menu of a comment. It holds only the actions that the member may do. */
export function CommentMenu({ comment, onEdit, onQuote }: CommentMenuProps) {
	const t = useTranslations(commentTranslations)
	const { store, discussion, path = location.pathname } = useDiscussion()
	const [open, setOpen] = useState<OpenDialog>('none')
	const { id, author, body, isOwn } = comment
	const of = comment.review ? 'reviews' : 'comments'
	const name = author?.name ?? t('comments.someone')

	async function remove() {
		const restoreFocus = captureListFocus()
		const outcome = await store.remove(id)
		if (outcome.state === 'done' || outcome.state === 'example') {
			restoreFocus()
			showToast('good', t(`${of}.remove.done`), { label: t('comments.undo'), onPress: () => void restore() })
		} else showOutcome(outcome, '')
	}
	async function restore() {
		showOutcome(await store.restore(comment), t(`${of}.restore.done`))
	}
	async function block(memberId: string) {
		const outcome = await store.block(memberId)
		const unblock = async () => showOutcome(await store.unblock(memberId), t('comments.unblock.done', { name }))
		if (outcome.state === 'done' || outcome.state === 'example') {
			setOpen('none')
			showToast('plain', t('comments.block.done', { name }), { label: t('block.undo'), onPress: () => void unblock() })
		} else showOutcome(outcome, '')
	}
	async function copy() {
		try {
			const address = `${location.origin}${path}#${anchorOf(comment)}`
			await navigator.clipboard.writeText(withTitleNames(address, $titleNames.get()))
			showToast('good', t('comments.copied'))
		} catch {
			showToast('bad', t('comments.copy.failed'))
		}
	}

	// A press on the button ends the selection.
	const selected = useRef('')
	const keepSelection = () => {
		selected.current = selectedIn(id)
	}
	const quote = body.state === 'shown' ? quoteOf(body.text) : undefined

	const items: MenuItem[] = [
		{ label: t('comments.menu.copy'), icon: <CopyIcon size={16} />, onSelect: () => void copy() },
	]
	if (onQuote && quote !== undefined) {
		const icon = <ChatIcon size={16} />
		const onSelect = () => onQuote(quoteOf(selected.current) ?? quote)
		items.push({ label: t('comments.menu.quote'), icon, onSelect })
	}
	if (isOwn && body.state === 'shown') {
		items.push({ label: t('comments.menu.edit'), icon: <EditIcon size={16} />, onSelect: onEdit })
	}
	if (isOwn) {
		const icon = <TrashIcon size={16} />
		items.push({ label: t('comments.menu.remove'), icon, danger: true, onSelect: () => void remove() })
	} else if (body.state !== 'hidden') {
		const icon = <WarningIcon size={16} />
		items.push({ label: t('comments.menu.report'), icon, onSelect: () => setOpen('report') })
	}
	if (!isOwn && author) {
		const onSelect = () => setOpen('block')
		items.push({ label: t('comments.menu.block', { name }), icon: <LockIcon size={16} />, danger: true, onSelect })
	}
	// Moderators do not moderate their own comments.
	const moderates = discussion.moderates && !isOwn
	if (moderates && body.state === 'shown') {
		const icon = <EyeOffIcon size={16} />
		items.push({ label: t('comments.menu.hide'), icon, danger: true, onSelect: () => setOpen('hide') })
	}
	if (moderates && body.state === 'hidden') {
		items.push({ label: t('comments.menu.restore'), icon: <EyeIcon size={16} />, onSelect: () => setOpen('restore') })
	}

	return (
		<>
			<Menu
				label={t(`${of}.menu`, { name })}
				items={items}
				align="start"
				button={(trigger) => (
					<IconButton
						size="sm"
						label={t(`${of}.menu`, { name })}
						icon={<MoreIcon size={18} />}
						{...trigger}
						onPointerDown={keepSelection}
						onKeyDown={keepSelection}
					/>
				)}
			/>
			{open === 'block' && author && (
				<BlockDialog name={name} onBlock={() => block(author.id)} onClose={() => setOpen('none')} />
			)}
			{open === 'report' && (
				<ReportDialog kind={comment.review ? 'review' : 'comment'} id={id} onClose={() => setOpen('none')} />
			)}
			{(open === 'hide' || open === 'restore') && (
				<DecisionDialog
					action={open}
					kind={comment.review ? 'review' : 'comment'}
					id={id}
					onSend={(explanation) => store.moderate(id, open, explanation)}
					onSettled={(outcome) => showOutcome(outcome, t(`moderation.done.${open}`)) && setOpen('none')}
					onClose={() => setOpen('none')}
				/>
			)}
		</>
	)
}
