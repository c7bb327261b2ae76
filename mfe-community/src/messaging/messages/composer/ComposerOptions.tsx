import { useStore } from '@nanostores/react'
import type { ChannelWatch } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { Quote } from '../history/MessageExtras.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { $choices, type ComposerChoice, chooseEpisode, episodeToSend, firstEpisode, replyTo } from './composerChoice.ts'

const Row = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]};
	padding-bottom: ${space[1]};
	> a { flex: 1; min-width: 0; margin: 0; }
`
const Episodes = styled.div`
	padding-bottom: ${space[1]};
	max-width: 16rem;
	select { min-height: 36px; }
`

/** Above the field: the message that is replied to, and the episode that the message is about. */
export function ComposerOptions({ id, watch }: { id: string; watch: ChannelWatch | null }) {
	const shared = useTranslations(common)
	const choice = useStore($choices)[id]
	return (
		<>
			{choice?.replyTo && (
				<Row>
					<Quote quote={choice.replyTo} isActive />
					<IconButton
						size="sm"
						label={shared('action.cancel')}
						icon={<CloseIcon size={16} />}
						onClick={() => replyTo(id, undefined)}
					/>
				</Row>
			)}
			{watch && watch.progress > 0 && <EpisodeSelect id={id} progress={watch.progress} choice={choice ?? {}} />}
		</>
	)
}

interface EpisodeSelectProps {
	id: string
	progress: number
	choice: ComposerChoice
}

/** The episodes that the message may be about: of a reply, those from the answered message's on. */
function EpisodeSelect({ id, progress, choice }: EpisodeSelectProps) {
	const t = useTranslations(messageTranslations)
	const from = firstEpisode(choice)
	const last = Math.max(progress, from)
	const first = Math.max(from, 1)
	const episodes = Array.from({ length: last - first + 1 }, (_, index) => last - index)
	const chosen = episodeToSend(choice, progress)
	return (
		<Episodes>
			<Select
				label={t('messages.composer.episode')}
				hideLabel
				hint={from > 0 ? t('messages.composer.episode.reply', { number: from }) : undefined}
				value={chosen === null ? '0' : String(Math.min(chosen ?? last, last))}
				options={[
					...episodes.map((number) => ({
						value: String(number),
						label: t('messages.message.episode', { number }),
					})),
					...(from > 0 ? [] : [{ value: '0', label: t('messages.composer.episode.none') }]),
				]}
				onSelect={(value) =>
					chooseEpisode(id, value === '0' ? null : value === String(progress) ? undefined : Number(value))
				}
			/>
		</Episodes>
	)
}
