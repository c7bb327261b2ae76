import { styled } from 'styled-components'
import { CommentList } from '../comments/commentStyles.ts'

/** A list of reviews, as wide as long texts are read well. */
export const ReviewList = styled(CommentList)`
	max-width: 44rem;
`
