import { useStore } from '@nanostores/react'
import type { DelayNote } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Button, color, Meta, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'

const List = styled.ul`
	display: grid;
	gap: ${space[3]};
`
const Note = styled.li`
	display: grid;
	gap: 4px;
	padding: ${space[3]};
	border-radius: ${radius.md};
	background: ${color.raised};
	font-size: ${size.sm};
	p { overflow-wrap: anywhere; }
	> div { margin-top: ${space[1]}; }
`

interface DelayNotesProps {
	notes: readonly DelayNote[]
	onRemove: (id: number) => Promise<void>
}

/** The notes that episodes come later. Their authors and moderators can remove them. */
export function DelayNotes({ notes, onRemove }: DelayNotesProps) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const session = useStore($session)
	const member = session.state === 'member' ? session.member : undefined
	const isModerator = member?.role === 'moderator' || member?.role === 'admin'
	if (notes.length === 0) return null
	return (
		<List>
			{notes.map((note) => (
				<Note key={note.id}>
					<strong>{headingOf(note, t)}</strong>
					<p>{note.reason}</p>
					<Meta>
						{note.newDate === null ? t('schedule.noDate') : t('schedule.newDate', { date: formats.date(note.newDate) })}
						{note.author && <> · {t('schedule.by', { name: note.author.name })}</>} ·{' '}
						<time dateTime={note.at} title={formats.instant(note.at)}>
							{formats.ago(note.at)}
						</time>
					</Meta>
					{(isModerator || (member && note.author?.name === member.username)) && (
						<div>
							<Button size="sm" variant="quiet" onClick={() => void onRemove(note.id)}>
								{t('schedule.remove')}
							</Button>
						</div>
					)}
				</Note>
			))}
		</List>
	)
}

function headingOf({ kind, episode }: DelayNote, t: (typeof titleTranslations)['translate']): string {
	if (kind === 'hiatus') return t('schedule.hiatus')
	return episode === null ? t('schedule.delay') : t('schedule.delay.episode', { number: episode })
}
