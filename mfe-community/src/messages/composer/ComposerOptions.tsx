import { useStore } from '@nanostores/react'
import type { ChannelWatch } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { CloseIcon, IconButton, size, space } from 'shared-ui'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { translations } from '../../translations.ts'
import { Quote } from '../history/MessageExtras.tsx'
import { $choices, chooseEpisode, replyTo } from './composerChoice.ts'

const Row = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]};
	padding-bottom: ${space[1]};
	> p { flex: 1; min-width: 0; margin: 0; }
`
const Episodes = styled.div`
	max-width: 16rem;
	padding-bottom: ${space[1]};
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
					<Quote quote={choice.replyTo} />
					<IconButton
						size="sm"
						label={shared('action.cancel')}
						icon={<CloseIcon size={16} />}
						onClick={() => replyTo(id, undefined)}
					/>
				</Row>
			)}
			{watch && watch.progress > 0 && <EpisodeSelect id={id} progress={watch.progress} chosen={choice?.episode} />}
		</>
	)
}

interface EpisodeSelectProps {
	id: string
	progress: number
	chosen: number | null | undefined
}

function EpisodeSelect({ id, progress, chosen }: EpisodeSelectProps) {
	const t = useTranslations(translations)
	const episodes = Array.from({ length: progress }, (_, index) => progress - index)
	return (
		<Episodes>
			<Select
				label={t('messages.composer.episode')}
				hideLabel
				value={chosen === null ? '0' : String(Math.min(chosen ?? progress, progress))}
				options={[
					...episodes.map((number) => ({
						value: String(number),
						label: t('messages.message.episode', { number }),
					})),
					{ value: '0', label: t('messages.composer.episode.none') },
				]}
				onSelect={(value) =>
					chooseEpisode(id, value === '0' ? null : value === String(progress) ? undefined : Number(value))
				}
			/>
		</Episodes>
	)
}
