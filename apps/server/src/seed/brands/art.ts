/** The five pictures of a client, each a complete SVG document (spec 1 section 3, Theme). */
export interface BrandArt {
  /** Logo for light backgrounds, 240 by 64. */
  logo: string
  /** Logo for dark backgrounds. */
  alternateLogo: string
  /** 960 by 1200, beside the login form. */
  loginImage: string
  /** 1920 by 1200, behind the login form. */
  loginBackground: string
  /** 1920 by 1080, behind the pages; very faint. */
  mainBackground: string
}
