import type { UploadedPicture } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'

const GREATEST_HEIGHT_PX = 360

const Frame = styled.a`
	display: block;
	width: fit-content;
	max-width: 100%;
	margin-top: ${space[2]};
	border-radius: ${radius.md};
	overflow: hidden;
	img {
		display: block;
		max-width: 100%;
		height: auto;
		background: ${color.raised};
	}
`

/** The picture of a comment, scaled to a maximum height; it opens full size in a new tab. */
export function CommentPicture({ picture, by }: { picture: UploadedPicture; by: string }) {
	const t = useTranslations(translations)
	const { url, width, height } = picture
	const scale = Math.min(1, GREATEST_HEIGHT_PX / height)
	return (
		<Frame href={url} target="_blank" rel="noopener" title={t('comments.picture.open')}>
			<img
				src={url}
				alt={t('comments.picture.alt', { name: by })}
				width={Math.max(1, Math.round(width * scale))}
				height={Math.max(1, Math.round(height * scale))}
				loading="lazy"
				decoding="async"
			/>
		</Frame>
	)
}
