package tare.analysis.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The report on a telephone. */
class NarrowReportIT extends ReportInBrowser {

  private static final int WIDTH = 400;

  @BeforeEach
  void open() {
    browser.narrow(WIDTH);
    browser.open(report);
  }

  @Test
  void isNoWiderThanTheScreen() {
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
  }

  @Test
  void showsWhatAConfigurationCostsAndWhetherItDelivers() {
    for (WebElement cell : browser.all("#arm-table tbody tr:first-child > :nth-child(-n + 3)")) {
      assertThat(cell.getRect().x + cell.getRect().width).isLessThanOrEqualTo(WIDTH);
    }
    assertThat(browser.find("#arms .sideways").isDisplayed()).isTrue();
  }

  @Test
  void scrollsToTheLastColumnWhileTheNameStays() {
    WebElement row = browser.find("#arm-table tbody tr");
    WebElement name = row.findElement(By.tagName("th"));
    WebElement last = row.findElement(By.cssSelector("td:last-child"));
    assertThat(last.getRect().x).isGreaterThan(WIDTH);

    browser.run("document.querySelector('#arms .scroll').scrollLeft = 9999");

    assertThat(name.getRect().x).isBetween(0, 20);
    assertThat(last.getRect().x + last.getRect().width).isLessThanOrEqualTo(WIDTH);
  }

  @Test
  void reachesEverySectionByKeyboard() {
    WebElement sections = browser.find("#sections");
    WebElement forks = browser.find("#nav [href='#forks']");
    assertThat(forks.isDisplayed()).isFalse();

    sections.sendKeys(Keys.ENTER);
    assertThat(forks.isDisplayed()).isTrue();
    forks.sendKeys(Keys.ESCAPE);
    assertThat(forks.isDisplayed()).isFalse();

    sections.sendKeys(Keys.ENTER);
    forks.sendKeys(Keys.ENTER);
    assertThat(forks.isDisplayed()).isFalse();
    assertThat(browser.run("return location.hash")).isEqualTo("#forks");
    browser.expectNoComplaint();
  }
}
