import { Link } from 'react-router-dom'
import { type MediaEvent, type MediaResult, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, type BadgeTone, Meta, PlayIcon } from 'shared-ui'
import { mediaTranslations } from './mediaTranslations.ts'
import { PROGRAMS } from './programs.ts'
import { MediaRows } from './style.ts'
import { useForeignName } from './useForeignName.ts'

const TONES: Partial<Record<MediaResult, BadgeTone>> = { advanced: 'live', unmatched: 'danger', beyond: 'danger' }

/** What the media servers told last, and what came of it. */
export function EventRows({ events }: { events: readonly MediaEvent[] }) {
	const t = useTranslations(mediaTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const foreignName = useForeignName()
	return (
		<MediaRows>
			{events.map((event) => (
				<li key={event.id}>
					<PlayIcon size={18} />
					<div>
						{foreignName(event)}
						{event.title && event.titleEpisode !== null && (
							<p>
								<Link to={titlePath(event.title)}>
									{t('media.episode', { name: nameOf(event.title), episode: event.titleEpisode })}
								</Link>
							</p>
						)}
						<Meta as="p">
							{PROGRAMS[event.program]} · {formats.ago(event.receivedAt)}
						</Meta>
					</div>
					<Badge $tone={TONES[event.result]}>{t(`media.result.${event.result}`)}</Badge>
				</li>
			))}
		</MediaRows>
	)
}
