/** The five pictures of a client, each a complete SVG text (spec 1 section 3, Theme). */
export interface BrandArt {
  /** Symbol and word for light grounds, 240 by 64. */
  logo: string
  /** The same for dark grounds. */
  alternateLogo: string
  /** 960 by 1200, beside the login form. */
  loginImage: string
  /** 1920 by 1200, behind the login form. */
  loginBackground: string
  /** 1920 by 1080, behind the pages; nearly nothing. */
  mainBackground: string
}
